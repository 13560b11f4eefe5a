import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { PRIVE_MASK, useCloseOverlay, withOverlay } from '../../../lib/overlays.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { usePartner } from '../../couples/usePartner.ts';
import { useScreenTime } from '../../places/browse/screenTime.store.ts';
import { placeQuery } from '../../places/places.queries.ts';
import { useAsker } from '../../places/useAsker.ts';
import { categoriesQuery } from '../categories/categories.queries.ts';
import { NewCategory } from '../categories/NewCategory.tsx';
import { savePlaceText } from '../savePlace.text.ts';
import { savePressed } from '../savePress.actions.ts';
import { sharedSavesText } from '../shared/sharedSaves.text.ts';

/** The 'no category' choice: items of a select cannot be empty (GEN-20). */
const NONE = 'none';

/** Saves a place, into a category if one likes (SAVE-01, SAVE-04). */
export function SavePlaceDialog({ id }: { id: string }) {
  const me = useMe();
  const close = useCloseOverlay();
  if (me === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={savePlaceText.title}
      size="sm"
      bodyClassName="gap-5 pt-2"
    >
      {me ? <SaveForm id={id} onDone={close} /> : <SignInFirst />}
    </Dialog>
  );
}

function SignInFirst() {
  const { href } = useLocation();
  return (
    <>
      <p className="font-semibold">{savePlaceText.visitorTitle}</p>
      <p className="text-ink-2">{savePlaceText.visitorText}</p>
      <Link to="/auth" search={{ next: href }} className={buttonClass({ wide: true })}>
        {savePlaceText.signIn}
      </Link>
    </>
  );
}

function SaveForm({ id, onDone }: { id: string; onDone: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const categories = useCategories();
  const [chosen, choose] = useState(NONE);
  const [shared, setShared] = useState(true);
  const partner = usePartner();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const upgrade = () =>
      void navigate({
        to: '.',
        search: withOverlay({ prive: true }),
        mask: PRIVE_MASK,
        resetScroll: false,
      });
    const categoryId = chosen === NONE ? null : chosen;
    const saved = await savePressed(queries, { id, categoryId, shared }, upgrade);
    setBusy(false);
    if (saved) onDone();
  };
  return (
    <>
      <PlaceLine id={id} />
      <Select
        label={savePlaceText.category}
        optional
        value={chosen}
        onValueChange={choose}
        options={[
          { value: NONE, label: savePlaceText.uncategorized },
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
      />
      <NewCategory onCreated={(category) => choose(category.id)} />
      {partner && (
        <Switch label={sharedSavesText.sees(partner.username)} checked={shared} onCheckedChange={setShared} />
      )}
      <Button wide busy={busy} onClick={() => void save()}>
        {savePlaceText.save}
      </Button>
    </>
  );
}

/** The person's categories; where they cannot be loaded there is none to choose, and that is said (ERR-51). */
function useCategories() {
  const { data, isError } = useQuery(categoriesQuery());
  useEffect(() => {
    if (isError) toast(savePlaceText.categoriesFailed, { kind: 'error' });
  }, [isError]);
  return data?.categories ?? [];
}

/** Which place it is. Saving does not wait for it. */
function PlaceLine({ id }: { id: string }) {
  const { time } = useScreenTime();
  const { data } = useQuery(placeQuery({ id, origin: undefined, at: time.toISOString() }, useAsker()));
  const place = data?.place;
  return (
    <div className="flex min-h-16 items-center gap-3.5">
      {place && (
        <>
          <Cover
            ratio="1"
            className="w-16 flex-none rounded-[14px]"
            photo={place.photoUrl}
            art={<PlaceThumb place={place} size={132} />}
          />
          <div className="min-w-0">
            <p className="place-name truncate">{place.name}</p>
            {(place.address ?? place.locality) && (
              <p className="truncate text-small text-ink-2">{place.address ?? place.locality}</p>
            )}
          </div>
        </>
      )}
    </div>
  );
}
