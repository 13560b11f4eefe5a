import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../lib/personalData.ts';

/** Whether Privé was to be bought in a shell whose build lacks the paywall that this page needs (BAN-02). */
export const boughtWithoutPaywall = createStore(false);
forgetOn(['signed out', 'somebody else'], () => boughtWithoutPaywall.setState(() => false));
