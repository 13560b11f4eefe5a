import type { Me } from '@liora/domain/contract/accounts';
import type { MadeCode } from '@liora/domain/contract/couples';
import { readLinkCode } from '@liora/domain/rules/linkCode';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { rememberPendingLink } from '../../deepLinks/pendingLink.store.ts';
import { linkQuery } from '../couples.queries.ts';
import { couplesText } from '../couples.text.ts';
import { OwnCode } from './OwnCode.tsx';

/** A code to hand over, or one that was handed over. Where members lend seats, whoever takes it may be the member (RUL-111). */
export function LinkByCode({ me, waiting }: { me: Me; waiting: boolean }) {
  const lends = useQuery(startQuery()).data?.companionSeat === true;
  return (
    <>
      <h2 className="t3">{couplesText.none}</h2>
      {me.member || lends ? <MakeCode waiting={waiting} /> : <MembersOnly />}
      {lends && <p className="text-small text-ink-2">{couplesText.oneIsEnough}</p>}
      <TypedCode />
    </>
  );
}

function MembersOnly() {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{couplesText.membersOnly}</p>
      <Link to="/prive" className={buttonClass()}>
        {couplesText.seePrive}
      </Link>
    </div>
  );
}

function MakeCode({ waiting }: { waiting: boolean }) {
  const queries = useQueryClient();
  const [made, setMade] = useState<MadeCode | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: linkQuery().queryKey });
  const make = useMutation({
    mutationFn: () => client.couples.createCode(),
    onSuccess: (code) => {
      setMade(code);
      void refresh();
    },
  });
  const takeBack = useMutation({
    mutationFn: () => client.couples.cancelCode(),
    onSuccess: () => {
      setMade(null);
      toast(couplesText.takenBack);
      void refresh();
    },
  });
  const error = make.error ?? takeBack.error;
  return (
    <div className="grid justify-items-start gap-4">
      {made ? (
        <OwnCode code={made} />
      ) : (
        <p className="text-ink-2">{waiting ? couplesText.waiting : couplesText.noneLead}</p>
      )}
      <InlineError className="empty:-mt-4">{error && errorText(error)}</InlineError>
      <div className="flex flex-wrap gap-2.5">
        <Button variant={made ? 'line' : 'primary'} busy={make.isPending} onClick={() => make.mutate()}>
          {made || waiting ? couplesText.makeNew : couplesText.make}
        </Button>
        {(made || waiting) && (
          <Button variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {couplesText.takeBack}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The code within the link that was sent, which some paste as it came. */
const lastPartOf = (address: string) => address.trim().split(/[/=]/).at(-1) ?? '';

/** For who got the code on paper, or by voice. */
function TypedCode() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  function use(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readLinkCode(typed) ?? readLinkCode(lastPartOf(typed));
    setWrong(code === null);
    if (code === null) return;
    rememberPendingLink(code);
    void navigate({ to: '/link-connect' });
  }
  return (
    <form className="grid gap-3" noValidate onSubmit={use}>
      <h2 className="t3">{couplesText.typeCode}</h2>
      <Field
        label={couplesText.typedCode}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        error={wrong ? couplesText.notACode : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="line" className="justify-self-start">
        {couplesText.useCode}
      </Button>
    </form>
  );
}
