// The player club: cards, hours of play, and what credits buy.
import { telling } from '../../kit/asking.ts';
import { joined } from '../../kit/joined.ts';
import { mechanism } from '../../kit/mechanism.ts';
import { endSpell } from '../../tables/spells.ts';
import { CARDS_COMMANDS, CARDS_EVOLVE } from './cards.ts';
import { CREDITS_COMMANDS, CREDITS_EVOLVE, giveCreditsBack, voidCredits } from './credits.ts';
import { SCANS_COMMANDS, SCANS_EVOLVE } from './scans.ts';
import { allLeave, leavesSeat, sitsDown } from './sittings.ts';
import { CLUB_TOPICS, CLUB_VIEWS } from './views.ts';

export const CLUB = mechanism({
  area: 'club',
  views: CLUB_VIEWS,
  topics: CLUB_TOPICS,
  commands: joined([CARDS_COMMANDS, SCANS_COMMANDS, CREDITS_COMMANDS]),
  evolve: joined([CARDS_EVOLVE, SCANS_EVOLVE, CREDITS_EVOLVE]),
  /** Hours on duty are no hours of play. */
  hears: {
    'signed-in': ({ staff, club: { duty } }, { staff: name }, { at }) => {
      if (staff.get(name)?.isOnDuty === true) return;
      duty.set(name, [...(duty.get(name) ?? []), { from: at.instant }]);
    },
    'went-off-duty': ({ club }, { staff }, { at }) => endSpell(club.duty.get(staff) ?? [], at),
    'staff-dismissed': ({ club }, { staff }, { at }) => endSpell(club.duty.get(staff) ?? [], at),
    'person-seated': (house, { table, patron }, { at }) => {
      if (patron !== undefined) sitsDown(house, { table, patron }, at);
    },
    'seat-left': (house, event, { at }) => leavesSeat(house, event, at),
    'table-closed': (house, { table }, { at }) => allLeave(house, table, at),
    'award-voided': (house, { call }) => giveCreditsBack(house, call),
  },
  due: telling(['credits-voided'], voidCredits),
});
