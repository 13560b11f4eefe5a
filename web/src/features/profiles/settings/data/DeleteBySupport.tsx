import { mailTo } from '../../../../lib/mailTo.ts';
import { RichText } from '../../../../ui/RichText.tsx';
import { useSupportEmail } from '../../../accounts/accounts.hooks.ts';
import { dataText } from './data.text.ts';

/** The other way to have an account deleted: by asking (PROF-03). Not there where the operator names nobody to ask. */
export function DeleteBySupport() {
  const email = useSupportEmail();
  if (email === null) return null;
  return (
    <p className="max-w-prose pt-4 text-ink-2">
      <RichText
        text={dataText.support(email)}
        tags={{
          mail: (words) => (
            <a className="text-link break-words" href={mailTo(email, dataText.supportSubject)}>
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}
