/*
 * What the shell uses of Capacitor's plugins. Its modules are handed them, so that they are checked and tested where none is
 * installed; the compiler holds the real ones to these where they are (`shell.ts`).
 */

export interface AppPlugin {
  addListener(event: 'appUrlOpen', listener: (opened: { url: string }) => void): Promise<unknown>;
  addListener(event: 'backButton', listener: (pressed: { canGoBack: boolean }) => void): Promise<unknown>;
  getLaunchUrl(): Promise<{ url: string } | undefined>;
  minimizeApp(): Promise<void>;
}

export interface SharePlugin {
  share(content: { title?: string; text?: string; url?: string }): Promise<unknown>;
}

interface PluginPosition {
  timestamp: number;
  coords: { latitude: number; longitude: number; accuracy: number };
}

export interface GeolocationPlugin {
  getCurrentPosition(options?: PositionOptions): Promise<PluginPosition>;
  checkPermissions(): Promise<{ location: string; coarseLocation: string }>;
}

/** What `register` brings comes as an event, each time that it is called; on Android also by itself. */
export interface PushPlugin {
  addListener(event: 'registration', listener: (token: { value: string }) => void): Promise<unknown>;
  addListener(event: 'registrationError', listener: (failed: { error: string }) => void): Promise<unknown>;
  addListener(
    event: 'pushNotificationActionPerformed',
    listener: (pressed: { actionId: string; notification: { data: unknown } }) => void,
  ): Promise<unknown>;
  checkPermissions(): Promise<{ receive: string }>;
  requestPermissions(): Promise<{ receive: string }>;
  register(): Promise<void>;
  unregister(): Promise<void>;
  /** Android alone. */
  createChannel(channel: { id: string; name: string }): Promise<void>;
}

/** RevenueCat's. `Package`: what it calls one thing to buy. */
export interface PurchasesPlugin<Package extends { packageType: string }> {
  isConfigured(): Promise<{ isConfigured: boolean }>;
  configure(settings: { apiKey: string; appUserID: string }): Promise<void>;
  logIn(customer: { appUserID: string }): Promise<unknown>;
  getOfferings(): Promise<{ current: { availablePackages: Package[] } | null }>;
  purchasePackage(wanted: { aPackage: Package }): Promise<unknown>;
  restorePurchases(): Promise<unknown>;
}
