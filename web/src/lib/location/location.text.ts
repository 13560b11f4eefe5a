import { texts } from '@liora/domain/i18n/texts';

/** Title and text of each outcome of asking for the position (ERR-43 to ERR-46). */
export const locationText = texts('location', {
  found: { title: 'Location Found', text: 'Using your current location for better search results.' },
  denied: {
    title: 'Location Permission Denied',
    text: 'Please enable location access for more accurate results.',
  },
  timeout: { title: 'Location Timeout', text: 'Taking too long to get your location. Using default area.' },
  unavailable: { title: 'Location Unavailable', text: 'Unable to get your location. Using default area.' },
  use: 'Use my location',
});
