// What the house tells of the club, as its views have it.
import type { clubFacts, memberFacts } from '#house';

export type Club = ReturnType<typeof clubFacts>;
export type MemberCard = NonNullable<ReturnType<typeof memberFacts>>;
export type CreditLine = MemberCard['credits'][number];
