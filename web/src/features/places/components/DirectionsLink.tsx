import { Footprints } from 'lucide-react';
import { useHydrated } from '../../../lib/firstRender.ts';
import { type ButtonVariants, buttonClass } from '../../../ui/buttonClass.ts';
import { iconButtonClass } from '../../../ui/iconButtonClass.ts';
import { type Destination, directionsUrl, mapAppOf } from '../directions.rules.ts';
import { placeListText } from '../placeList.text.ts';

interface DirectionsLinkProps {
  to: Destination;
  /** The look of a button with a word; a round icon otherwise. */
  button?: ButtonVariants;
}

/** The way there, in the map app of the device. Nothing where nobody knows where the place is. */
export function DirectionsLink({ to, button }: DirectionsLinkProps) {
  const url = directionsUrl(to, mapAppOf(useHydrated() ? navigator.userAgent : ''));
  if (!url) return null;
  const away = url.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  if (button) {
    return (
      <a href={url} {...away} className={buttonClass(button)}>
        <Footprints aria-hidden="true" />
        {placeListText.directions}
      </a>
    );
  }
  return (
    <a
      href={url}
      {...away}
      className={iconButtonClass('well')}
      aria-label={placeListText.directionsTo(to.name)}
    >
      <Footprints aria-hidden="true" />
    </a>
  );
}
