// What has happened to shows, as the log has it. The state stands in each event, so that whoever
// reads the log needs no rule to know it.
import type { ShowState, TakenStep } from '#rules';

export type ShowEvent =
  | {
      readonly type: 'show-started';
      readonly show: string;
      readonly offering: string;
      readonly game: string;
      readonly players: readonly string[];
      readonly chance: string;
      readonly state: ShowState;
      readonly isOver: boolean;
    }
  /** `chance` is what the house drew; none where a machine in the room decided. */
  | {
      readonly type: 'show-stepped';
      readonly show: string;
      readonly step: TakenStep;
      readonly chance?: string;
      /** Who recorded what a machine came to. */
      readonly recordedBy?: string;
      readonly state: ShowState;
      readonly isOver: boolean;
    }
  | { readonly type: 'step-recorded'; readonly show: string; readonly step: TakenStep }
  | { readonly type: 'step-disputed'; readonly show: string; readonly reason: string }
  | { readonly type: 'show-awarded'; readonly show: string; readonly award?: string }
  | { readonly type: 'show-abandoned'; readonly show: string; readonly reason: string };
