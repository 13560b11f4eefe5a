import type { SharedMemory } from '@liora/domain/contract/sharedMemories';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { BookHeart } from 'lucide-react';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Vignette } from '../../../art/Vignette.tsx';
import { client, errorCode } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SparkBurst } from '../../../ui/SparkBurst.tsx';
import { toast } from '../../../ui/toast.ts';
import { Wordmark } from '../../../ui/Wordmark.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { longDay } from '../day.rules.ts';
import { refreshMemories, sharedQuery } from '../memories.queries.ts';
import { sharedText } from './shared.text.ts';
import styles from './sharedMemory.module.css';

/** /shared-memory/{shareCode}: five facts, for anybody who has the link (NAV-18, RUL-42). */
export function SharedMemoryScreen() {
  const { shareCode } = useParams({ from: '/shared-memory/$shareCode' });
  const query = useQuery(sharedQuery(shareCode));
  return (
    <div className="relative">
      <PageTitle>{query.data?.place_name ?? sharedText.title}</PageTitle>
      <Link to="/" className={styles.brand}>
        <span className="flex items-center gap-2">
          <Mark size={22} />
          <Wordmark size={20} />
        </span>
      </Link>
      {errorCode(query.error) === 'MEMORY_NOT_FOUND' ? (
        <NotFound />
      ) : (
        <QueryArea
          query={query}
          skeleton={<Skeleton height={560} radius={28} />}
          failed={{
            title: sharedText.failed,
            retry: sharedText.retry,
            art: <Vignette kind="error" />,
            headingLevel: 1,
            className: styles.alone,
          }}
        >
          {(memory) => <Found memory={memory} shareCode={shareCode} />}
        </QueryArea>
      )}
    </div>
  );
}

/** ERR-87: a link that never was, has run out, or was taken back. */
function NotFound() {
  return (
    <EmptyState
      headingLevel={1}
      className={styles.alone}
      art={<Vignette kind="noResults" />}
      title={sharedText.notFound}
      text={sharedText.notFoundText}
      action={
        <Link to="/" className={buttonClass()}>
          {sharedText.goHome}
        </Link>
      }
    />
  );
}

function Found({ memory, shareCode }: { memory: SharedMemory; shareCode: string }) {
  const { place_name, date_completed, rating, reflection } = memory;
  const [lead, ...more] = memory.memory_photos;
  return (
    <article className={styles.shared}>
      {lead ? (
        <PhotoPicture photo={lead} alt="" sizes="(min-width: 768px) 55vw, 100vw" className={styles.lead} />
      ) : (
        <PlaceArt place={unknownPlace(place_name)} ratio={1} className={styles.lead} first />
      )}
      <div className={styles.sheet}>
        <div className={styles.facts}>
          <p className="text-small font-[550] text-ink-2">{longDay(date_completed)}</p>
          <h1 className="t1 -mt-2.5 text-[clamp(36px,3.6vw,52px)] wrap-anywhere">{place_name}</h1>
          <p className="flex items-center gap-4">
            <SparkBurst score={rating} size={80} whole />
            <span className="text-ink-2">{sharedText.outOf}</span>
          </p>
          {reflection && <p className={styles.words}>{reflection}</p>}
        </div>
        {more.length > 0 && (
          <ul className={styles.prints}>
            {more.map((photo) => (
              <li key={photo.id}>
                <div className={styles.print}>
                  <PhotoPicture photo={photo} alt="" sizes="220px" className={styles.printPicture} />
                </div>
              </li>
            ))}
          </ul>
        )}
        <Claim shareCode={shareCode} />
      </div>
    </article>
  );
}

/** MEMO-01, MEMO-03, MEMO-09: into one's own memories, and on to the profile. */
function Claim({ shareCode }: { shareCode: string }) {
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const signIn = () => void navigate({ to: '/auth', search: { next: `/shared-memory/${shareCode}` } });
  const claim = useMutation({
    mutationFn: (userId: string) => retrying(() => client.sharedMemories.claim({ shareCode, userId })),
    onSuccess: ({ message }) => {
      refreshMemories(queries);
      toast(message, { kind: 'success' });
      void navigate({ to: '/profile' });
    },
    onError: (error) => {
      if (errorCode(error) === 'UNAUTHENTICATED')
        toast(sharedText.signInRequired, {
          kind: 'error',
          action: { label: sharedText.signIn, onPress: signIn },
        });
      else
        toast(errorCode(error) === 'MEMORY_NOT_FOUND' ? sharedText.notFound : sharedText.claimFailed, {
          kind: 'error',
        });
    },
  });
  const press = () => {
    if (me) claim.mutate(me.user_id);
    else {
      toast(sharedText.signInRequired, { action: { label: sharedText.signIn, onPress: signIn } });
      signIn();
    }
  };
  return (
    <div className={styles.claim}>
      <Button
        size="lg"
        wide
        icon={<BookHeart />}
        busy={claim.isPending}
        disabled={me === undefined}
        onClick={press}
      >
        {sharedText.add}
      </Button>
      {me === null && <p className="text-small text-ink-2 max-md:text-center">{sharedText.signInFirst}</p>}
    </div>
  );
}
