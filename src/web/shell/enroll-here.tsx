// At an enrolled device: whose PIN is set here, the number for the two who look on, and the PIN itself.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { REQUESTS, type Seen } from '#client';
import { useRequest } from '../data/commands.ts';
import { useSession } from '../data/session.ts';
import { useView } from '../data/views.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { OutcomeNotice } from '../ui/outcome.tsx';
import { RequestForm } from '../ui/schema-form.tsx';

type Open = Seen<'/device/enrollments'>[number];

/** Whoever must confirm it and is signed in at this very device stands beside the holder. */
function Numbered({ open, onHide }: { readonly open: Open; readonly onHide: () => void }) {
  const { t } = useTranslation();
  const { staff, number, missing } = open;
  const badge = useSession()?.badge ?? '';
  const confirm = useRequest('POST /enrollments/:badge/number');
  return (
    <>
      <output
        aria-label={t('enroll.number')}
        className="block rounded-control border border-line-strong bg-well p-4 text-center font-mono text-5xl tracking-widest"
      >
        {number}
      </output>
      <p className="pt-4">{t('enroll.tell', { people: missing.join(', ') })}</p>
      <OutcomeNotice of={confirm.outcome} />
      <div className="flex flex-wrap justify-end gap-2 pt-4">
        <Button look="quiet" onClick={onHide}>
          {t('enroll.hide')}
        </Button>
        {missing.includes(badge) ? (
          <Button
            look="primary"
            disabled={confirm.outcome.kind === 'sending'}
            onClick={() => void confirm.send({ of: { badge: staff }, body: { number } })}
          >
            {t('enroll.isHere', { badge: staff })}
          </Button>
        ) : null}
      </div>
    </>
  );
}

const { pin } = REQUESTS.setPin.body.shape;
const TYPED = z
  .strictObject({ pin, again: z.string() })
  .refine((typed) => typed.again === typed.pin, { path: ['again'], error: 'is not the same PIN' });

function TypedPin({ staff, onDone }: { readonly staff: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <RequestForm
      request={REQUESTS.setPin}
      of={{ badge: staff }}
      schema={TYPED}
      toBody={(typed) => ({ pin: typed['pin'] })}
      submit={t('signIn.savePin')}
      isLarge
      fields={{
        pin: { label: t('signIn.newPin'), as: 'secret' },
        again: { label: t('enroll.again'), as: 'secret' },
      }}
      onDone={onDone}
    />
  );
}

export default function EnrollHere() {
  const { t } = useTranslation();
  const here = useView('/device/enrollments', { on: ['house'] });
  const [hidden, setHidden] = useState<string>();
  const open = here.data?.find(({ until }) => until !== hidden);
  if (open === undefined) return null;
  const { staff, missing, until } = open;
  const hide = () => setHidden(until);
  return (
    <Dialog
      title={t('enroll.pinOf', { badge: staff })}
      words={t(missing.length === 0 ? 'enroll.typeWords' : 'enroll.numberWords')}
      isOpen
      isFirm
      onClose={hide}
    >
      {missing.length === 0 ? (
        <TypedPin staff={staff} onDone={hide} />
      ) : (
        <Numbered open={open} onHide={hide} />
      )}
    </Dialog>
  );
}
