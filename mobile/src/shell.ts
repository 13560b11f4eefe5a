import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { Geolocation } from '@capacitor/geolocation';
import { Haptics, NotificationType } from '@capacitor/haptics';
import { PushNotifications } from '@capacitor/push-notifications';
import { Share } from '@capacitor/share';
import { Purchases, type PurchasesPackage } from '@revenuecat/purchases-capacitor';
import type { PhonePush } from './notices.ts';
import { type Device, startShell } from './startShell.ts';
import { storePurchases } from './storePurchases.ts';

/** Where each store shows people their subscriptions, and which key of the page belongs to it. */
const STORES: Record<string, { key: string; subscriptions: string }> = {
  android: { key: 'android', subscriptions: 'https://play.google.com/store/account/subscriptions' },
  ios: { key: 'ios', subscriptions: 'https://apps.apple.com/account/subscriptions' },
};

/** Written by `npm run mobile` beside the name of this script. */
const keys = document.currentScript?.dataset ?? {};

function purchases(): Device['purchases'] {
  const store = STORES[Capacitor.getPlatform()];
  const apiKey = store && keys[store.key];
  if (!apiKey) return null;
  return storePurchases<PurchasesPackage>({
    plugin: Purchases,
    apiKey,
    subscriptions: store.subscriptions,
    open: (address) => void window.open(address, '_blank'),
    confirm: () => Haptics.notification({ type: NotificationType.Success }),
  });
}

/** By which service each platform is reached. */
const PUSH_SERVICES: Record<string, PhonePush['service']> = { android: 'fcm', ios: 'apns' };

function push(): Device['push'] {
  const platform = Capacitor.getPlatform();
  const service = PUSH_SERVICES[platform];
  // Without settings of Firebase Android ends the app that registers.
  if (!service || !keys.push?.split(' ').includes(platform)) return null;
  return { plugin: PushNotifications, service };
}

/** It stands in the page before this script. */
const server = document.querySelector('meta[name="liora-server"]')?.getAttribute('content') ?? '';

startShell(
  { app: App, share: Share, geolocation: Geolocation, purchases: purchases(), push: push(), server },
  window,
);
