import { Mail, Siren } from 'lucide-react';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { toast } from '../../../ui/toast.ts';
import { useSupportEmail } from '../../accounts/accounts.hooks.ts';
import { useMembership } from '../../membership/membership.hooks.ts';
import { supportText } from '../support.text.ts';
import { supportMail } from '../supportMail.rules.ts';

/** The address of support, when it answers, and what helps in an emergency. */
export function WriteToUs() {
  const email = useSupportEmail();
  const isFirst = useMembership().data?.member === true;
  return (
    <aside className="grid gap-3.5 rounded-[28px] bg-surface p-6 shadow-[0_0_0_1px_var(--line)] max-md:mt-7 md:sticky md:top-6 md:p-7.5">
      <h2 className="t2">{supportText.write}</h2>
      {email ? (
        <>
          <p className="text-[0.9375rem]/5.5 text-ink-2">{supportText.responds()}</p>
          <a
            href={supportMail(email, isFirst)}
            onClick={() => toast(supportText.opening)}
            className={buttonClass({ size: 'lg', wide: true })}
          >
            <Mail aria-hidden="true" />
            <span className="min-w-0 truncate">{email}</span>
          </a>
          {isFirst && <p className="text-small text-ink-2">{supportText.priority}</p>}
          <p className="grid grid-cols-[24px_1fr] gap-3 rounded-[18px] bg-danger-soft px-4 py-3.5 text-small text-danger-ink">
            <Siren aria-hidden="true" className="size-5" />
            <span>
              <b className="font-[650]">{supportText.urgent}</b> {supportText.urgentText()}
            </span>
          </p>
        </>
      ) : (
        <p className="text-ink-2">{supportText.nobody}</p>
      )}
    </aside>
  );
}
