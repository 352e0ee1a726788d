// Personal facts: sealed beside the log, which says only who has looked, written or erased. Numbers
// of documents are always shown by their last four digits.
import type { z } from 'zod';
import { REQUESTS, SERVER_VIEWS } from '#client';
import type { personFacts } from '#house';
import { given } from '#result';
import type { RunningHouse } from '#store';
import { lastFour } from '#tax';
import { badgeOf } from '../access/asker.ts';
import { done, ownCommand, type ServerContext } from '../context.ts';
import { found } from '../problems.ts';
import { commandUnder } from './commands.ts';
import {
  addToFacts,
  eraseFacts,
  type Filing,
  filingOf,
  keepShown,
  readFacts,
  readShown,
} from './facts.ts';
import {
  type IdentityPaper,
  identityOf,
  leastAgeFor,
  type SealedFacts,
  todayIn,
} from './identity.ts';
import { isLatest, recordOf } from './past-records.ts';
import { addRequest } from './requests.ts';
import type { Api } from './route.ts';
import { addAnswer } from './views.ts';

type SaidFacts = z.infer<typeof personFacts>;

const HIDDEN = ['documentNumber', 'taxNumber'] as const;

/** Facts as a screen shows them. */
function shown(facts: SealedFacts): SealedFacts {
  const hidden = HIDDEN.flatMap((field) => {
    const value = facts[field];
    return value === undefined ? [] : [[field, `…${lastFour(value)}`]];
  });
  return { ...facts, ...Object.fromEntries(hidden) };
}

const written = (facts: SaidFacts): SealedFacts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );

const CHANGES_FACTS = ['write-person', 'erase-person', 'check-identity'] as const;

/** Whether the facts of a person are still as this record left them. */
const isNewest = (house: RunningHouse, patron: string, seq: number): Promise<boolean> =>
  isLatest(house, seq, CHANGES_FACTS, (event) => 'patron' in event && event.patron === patron);

function addFacts(app: Api, context: ServerContext): void {
  const { house, persons, inTurn } = context;
  /** What was found when it was sent first: what is filed since is no change. */
  const filingUnder = async (key: string): Promise<Filing | undefined> => {
    const events = (await recordOf(house, key))?.events ?? [];
    const [written] = events.filter((event) => event.type === 'person-written');
    if (written === undefined) return undefined;
    const { changes, sameAs, livesWith } = written;
    return given({ changes, sameAs, livesWith });
  };
  addAnswer(app, context, SERVER_VIEWS.facts, async (request, { patron }, { reason: why }) => {
    await done(house, ownCommand('read-person', badgeOf(request), { patron, reason: why }));
    return { facts: shown(await readFacts(persons, patron)) };
  });
  addRequest(app, context, REQUESTS.writeFacts, async (told) => {
    const { patron } = told.of;
    const facts = written(told.body);
    const fields = { patron, fields: Object.keys(facts), digest: persons.digestOf(facts) };
    await inTurn(async () => {
      const filing = (await filingUnder(told.key)) ?? (await filingOf(context, patron, facts));
      const { seq } = await done(
        house,
        commandUnder(told, 'write-person', { ...fields, ...filing }),
      );
      if (await isNewest(house, patron, seq)) await addToFacts(context, patron, facts);
    });
    return {};
  });
  addRequest(app, context, REQUESTS.eraseFacts, async (told) => {
    const { patron } = told.of;
    const command = commandUnder(told, 'erase-person', { patron, ...told.query });
    return inTurn(async () => {
      const { seq } = await done(house, command);
      const isDue = await isNewest(house, patron, seq);
      const isBarred = await house.read(({ patrons }) => patrons.get(patron) === 'excluded');
      return { wasThere: isDue && (await eraseFacts(context, patron, isBarred)) };
    });
  });
}

/** What a document says, as facts of its person. */
const factsOn = (
  { kind, number: documentNumber, givenNames, familyName, birthDate, expires }: IdentityPaper,
  taxNumber: string | undefined,
): SealedFacts =>
  written({
    givenNames,
    familyName,
    birthDate,
    documentKind: kind as SaidFacts['documentKind'],
    documentNumber,
    documentExpires: expires,
    taxNumber,
  });

/** An initial on an ID does not shorten the name on file: the next ID would have less to match. */
const withNameOf = ({ givenNames, familyName }: SealedFacts, facts: SealedFacts): SealedFacts => ({
  ...facts,
  ...given({ givenNames, familyName }),
});

type Found = ReturnType<typeof identityOf> & Omit<Filing, 'changes'>;

/** The findings of an ID check under the same key: they are not judged again, on another day or by
 * facts that have come since. */
async function foundUnder(house: RunningHouse, key: string): Promise<Found | undefined> {
  const events = (await recordOf(house, key))?.events ?? [];
  const [found] = events.filter((event) => event.type === 'identity-checked');
  if (found === undefined) return undefined;
  const { isValid, isOfAge, nameMatches, hasTaxNumber, ...filed } = found;
  const { differs, isFirstSeen, sameAs, livesWith } = filed;
  const seen = { isValid, isOfAge, nameMatches, hasTaxNumber };
  return given({ ...seen, differs, isFirstSeen, sameAs, livesWith });
}

/** Who has typed the papers in is not told what would have been right. */
const told = ({
  isValid,
  isOfAge,
  nameMatches,
  hasTaxNumber,
  differs,
  isFirstSeen,
  sameAs,
}: Found) =>
  given({
    isValid,
    isOfAge,
    nameMatches,
    hasTaxNumber,
    isMismatch: differs === undefined ? undefined : (true as const),
    isDuplicate: sameAs === undefined ? undefined : (true as const),
    isFirstSeen,
  });

/** The ID is judged here and not kept by the log: it gets the findings, and the person's facts get
 * the rest, if they are the right person's. */
function addIdentity(app: Api, context: ServerContext): void {
  const { house, persons, rulebook, clock, inTurn } = context;
  addRequest(app, context, REQUESTS.checkIdentity, (asked) =>
    inTurn(async () => {
      const { claim } = asked.of;
      const { patron, document, alsoSeen, nameOnTicket, taxNumber } = asked.body;
      const onFile = await readFacts(persons, patron);
      const found = await foundUnder(house, asked.key);
      const facts = factsOn(document, taxNumber);
      const filing = found === undefined ? await filingOf(context, patron, facts) : undefined;
      const findings: Found =
        found ??
        given({
          ...(await house.read((live) =>
            identityOf(document, {
              isMatched: live.settings.powers !== undefined,
              today: todayIn(live, clock()),
              leastAge: leastAgeFor(live, rulebook, claim),
              onFile,
              nameOnTicket,
              taxNumber,
            }),
          )),
          sameAs: filing?.sameAs,
          livesWith: filing?.livesWith,
        });
      const ticket = nameOnTicket === undefined ? {} : { nameOnTicket };
      const digest = persons.digestOf({ ...facts, ...ticket });
      const documents = [document.kind, ...(alsoSeen === undefined ? [] : [alsoSeen])];
      const fields = { claim, patron, documents, ...findings, digest };
      const { seq } = await done(house, commandUnder(asked, 'check-identity', fields));
      if (!(await isNewest(house, patron, seq))) return told(findings);
      if (findings.differs !== undefined) await keepShown(persons, patron, facts);
      else if (findings.nameMatches) {
        const isLimited = await house.read(({ settings }) => settings.powers !== undefined);
        await addToFacts(context, patron, isLimited ? withNameOf(onFile, facts) : facts);
      }
      return told(findings);
    }),
  );
}

/** For compliance alone, which decides whether they are one person's. */
function addPapers(app: Api, context: ServerContext): void {
  const { house, persons } = context;
  addAnswer(app, context, SERVER_VIEWS.papers, async (request, { claim }, { reason: why }) => {
    const identity = await house.read(({ claims }) => claims.get(claim)?.identity);
    const { patron, differs = [] } = found(identity, 'unknown-claim', claim);
    await done(house, ownCommand('read-person', badgeOf(request), { patron, reason: why }));
    const onFile = shown(await readFacts(persons, patron));
    return { differs: [...differs], onFile, shown: shown(await readShown(persons, patron)) };
  });
}

/** Changes of facts happen one after another, with their commands: what is kept is what the log
 * says last, and nothing that was erased comes back. */
export function addPersonRoutes(app: Api, context: ServerContext): void {
  addFacts(app, context);
  addIdentity(app, context);
  addPapers(app, context);
}
