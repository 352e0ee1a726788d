// The tables, as numbered steps that are never changed once they have been released: a database
// remembers which of them it has been through, by their checksums.
import { createHash } from 'node:crypto';
import type { Sql } from './sql.ts';
import { StoreError } from './store.ts';

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** Everything is compared byte by byte (collate "C"): the same order on any machine, and fast.
 * The texts have neither line breaks nor tabs, since many rows are passed as one text. */
const LOG_AND_BOOKS = `
create table log (
  seq bigint primary key,
  id text collate "C" not null unique
    check (id <> '' and length(id) <= 64 and strpos(id, e'\\n') = 0),
  body text collate "C" not null check (body <> '' and strpos(body, e'\\n') = 0),
  hash bytea not null check (length(hash) = 32)
);

create table entries (
  seq bigint not null,
  line integer not null check (line > 0),
  kind text collate "C" not null,
  debit text collate "C" not null,
  credit text collate "C" not null,
  amount bigint not null,
  primary key (seq, line),
  constraint entry_moves_something check (amount > 0),
  constraint entry_has_two_accounts check (debit <> credit),
  constraint entry_accounts_are_names check (
    debit <> '' and strpos(debit, e'\\n') = 0 and credit <> '' and strpos(credit, e'\\n') = 0
  ),
  constraint entry_kind_is_known check (kind in (
    'capital', 'contribution', 'overflow', 'seed', 'reseed', 'step', 'hold', 'release', 'award',
    'payment', 'withholding', 'reimbursement', 'repayment', 'admin-fee', 'box-count', 'variance',
    'expiry', 'correction', 'closure', 'transfer'
  )),
  constraint meter_goes_down_only_by_rule check (
    debit not like 'fund/%/meter/%' or kind in ('hold', 'award', 'correction', 'closure')
  )
);

-- By pairs of accounts first: there are few, and the entries are read once.
create view balances (account, debits, credits) as
  with pairs as (
    select debit, credit, sum(amount) as amount from entries group by debit, credit
  )
  select account, sum(debits), sum(credits)
  from (
    select debit as account, amount as debits, 0 as credits from pairs
    union all
    select credit, 0, amount from pairs
  ) as sides
  group by account;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'HW003',
    message = format('%s is never changed: a correction is a new row', tg_table_name);
end $$;

create trigger log_is_never_changed before update or delete or truncate on log
  for each statement execute function refuse_change();
create trigger entries_are_never_changed before update or delete or truncate on entries
  for each statement execute function refuse_change();

create function refuse_gap() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
  added_count bigint;
  before bigint;
begin
  select min(seq), max(seq), count(*) into first, last, added_count from added;
  if added_count = 0 then return null; end if;
  select coalesce(max(seq), 0) into before from log where seq < first;
  if first <> before + 1 or last - first + 1 <> added_count then
    raise exception using errcode = 'HW001',
      message = format('row %s does not follow row %s of the log', first, before);
  end if;
  return null;
end $$;

create trigger log_has_no_gap after insert on log referencing new table as added
  for each statement execute function refuse_gap();

-- The log has no gaps and its rows are written in order, so that two looks are enough: the first
-- row that these entries name is of this very transaction, and the last one is there.
create function refuse_stray_entry() returns trigger language plpgsql as $$
declare
  first bigint;
  last bigint;
begin
  select min(seq), max(seq) into first, last from added;
  if first is null then return null; end if;
  if not exists (
    select from log where seq = first and xmin = pg_current_xact_id()::xid
  ) or not exists (select from log where seq = last) then
    raise exception using errcode = 'HW002',
      message = format('entries of row %s are not written together with it', first);
  end if;
  return null;
end $$;

create trigger entries_come_with_their_row after insert on entries referencing new table as added
  for each statement execute function refuse_stray_entry();

create table snapshots (
  seq bigint primary key,
  hash bytea not null check (length(hash) = 32),
  version text not null,
  content bytea not null
);
alter table snapshots alter column content set storage external;

create table persons (
  id text collate "C" primary key,
  sealed bytea not null
);
`;

/** A tag says nothing without the key; the house makes a wrong payment good, and gives some of it up. */
const PERSON_INDEX = `
create table person_index (
  kind text collate "C" not null,
  tag bytea not null check (length(tag) = 32),
  patron text collate "C" not null check (patron <> ''),
  primary key (kind, tag, patron)
);
create index person_index_patron on person_index (patron);

alter table entries drop constraint entry_kind_is_known;
alter table entries add constraint entry_kind_is_known check (kind in (
  'capital', 'contribution', 'overflow', 'seed', 'reseed', 'step', 'hold', 'release', 'award',
  'payment', 'withholding', 'reimbursement', 'repayment', 'admin-fee', 'box-count', 'variance',
  'expiry', 'correction', 'closure', 'transfer', 'recovery', 'write-off'
));
`;

/** What vouches for the log: the root of every full block of its tree, and the notes that were signed. */
const CHECKPOINTS = `
create table blocks (
  number bigint primary key check (number >= 0),
  root bytea not null check (length(root) = 32)
);
create table checkpoints (
  size bigint primary key check (size >= 0),
  note text collate "C" not null check (note <> '')
);
create trigger blocks_are_never_changed before update or delete or truncate on blocks
  for each statement execute function refuse_change();
create trigger checkpoints_are_never_changed before update or delete or truncate on checkpoints
  for each statement execute function refuse_change();
`;

export const MIGRATIONS: readonly Migration[] = [
  { name: 'log-and-books', text: LOG_AND_BOOKS },
  { name: 'person-index', text: PERSON_INDEX },
  { name: 'checkpoints', text: CHECKPOINTS },
];

const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const HISTORY = `create table if not exists migrations (
  number integer primary key,
  name text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/** Brings a database to our newest step. The caller holds the lock of the only writer. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.exec(HISTORY);
  const done = await sql.query('select number, name, checksum from migrations order by number');
  for (const [index, { number, name, checksum }] of done.entries()) {
    const ours = MIGRATIONS[index];
    if (ours === undefined) {
      throw new StoreError(
        'newer',
        `The database has been through step ${number} (${name}); this program knows ` +
          `${MIGRATIONS.length}. Use the newer program that wrote it.`,
      );
    }
    if (number !== index + 1 || checksum !== checksumOf(ours.text)) {
      throw new StoreError(
        'migration',
        `Step ${number} (${name}) of this database is not the one that this program knows: ` +
          'it was made by another program, or changed by hand.',
      );
    }
  }
  for (const [index, { name, text }] of MIGRATIONS.entries()) {
    if (index < done.length) continue;
    await sql.exec(`${text};
      insert into migrations (number, name, checksum)
      values (${index + 1}, '${name}', '${checksumOf(text)}')`);
  }
}
