// The service worker of the whole site, at this address for good. It shows the notices that come by push, and opens what
// they are about; sw-offline.js opens the app without a connection. It never takes the place of an older one by itself.
importScripts('/sw-files.js', '/sw-offline.js');

(() => {
  const worker = self;
  // What is shown when a message cannot be read: a push that shows nothing ends the subscription on iOS after three.
  const UNREADABLE = { title: 'Liora', body: 'There is something new for you' };
  const ANSWER_MS = 1000;

  const read = (data) => {
    try {
      const { id, title, body } = data.json();
      return title ? { id, title, body } : UNREADABLE;
    } catch {
      return UNREADABLE;
    }
  };
  const show = ({ id, title, body }) =>
    worker.registration.showNotification(title, {
      body,
      // What comes twice is shown once, and news of a line takes its place.
      tag: id ?? 'liora',
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { id },
    });
  worker.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

  // An open page shows it itself, and keeps what somebody is writing there; one that does not answer is none.
  const isShownBy = (page, address) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      setTimeout(() => resolve(false), ANSWER_MS);
      page.postMessage({ type: 'liora:open-notice', address }, [port2]);
    });
  const open = async (id) => {
    const address = id ? `/notifications#${id}` : '/notifications';
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    for (const page of pages) if (await isShownBy(page, address)) return page.focus();
    return worker.clients.openWindow(address);
  };
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.id));
  });

  // The browser has given up a subscription for another one. Where this does not reach the server the app does it with its
  // next start.
  const base64url = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const renew = async ({ oldSubscription, newSubscription }) => {
    const applicationServerKey = (newSubscription ?? oldSubscription)?.options.applicationServerKey;
    if (!applicationServerKey) return;
    const options = { userVisibleOnly: true, applicationServerKey };
    const subscription = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
    const json = {
      endpoint: subscription.endpoint,
      p256dh: base64url(subscription.getKey('p256dh')),
      auth: base64url(subscription.getKey('auth')),
      key: base64url(applicationServerKey),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
    await fetch('/rpc/notifications/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json }),
    });
  };
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
})();
