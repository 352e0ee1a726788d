// What the house tells of the club, as its views have it.
import type { Seen } from '#client';

export type Club = Seen<'/club'>;
export type MemberCard = Seen<'/club/members/:who'>;
export type CreditLine = MemberCard['credits'][number];
