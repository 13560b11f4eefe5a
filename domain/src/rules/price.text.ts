import { texts } from '../i18n/texts.ts';

export const priceText = texts('price', { free: 'Free' });
