import ICAL from 'ical.js';
import type { Site } from '../../../../test/site.ts';

/** An event as ical.js reads it. */
export interface ParsedEvent {
  uid: string;
  sequence: number;
  status: string | null;
  title: string;
  location: string;
  description: string;
  url: string | null;
  start: string;
  end: string;
  zone: string | null;
  hasAlarm: boolean;
}

function parsedEvents(file: string): ParsedEvent[] {
  const calendar = ICAL.Component.fromString(file);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const text = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: text('status'),
      title: event.summary,
      location: event.location ?? '',
      description: event.description ?? '',
      url: text('url'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null,
      hasAlarm: component.getFirstSubcomponent('valarm') !== null,
    };
  });
}

export interface CalendarReply {
  status: number;
  headers: Headers;
  body: string;
  events: ParsedEvent[];
}

/** Reads a file as a calendar does. */
export async function readCalendar(site: Site, path: string, init: RequestInit = {}): Promise<CalendarReply> {
  const reply = await fetch(site.url + path, init);
  const body = await reply.text();
  const isFile = reply.headers.get('content-type')?.startsWith('text/calendar') && body !== '';
  return {
    status: reply.status,
    headers: reply.headers,
    body,
    events: isFile ? parsedEvents(body) : [],
  };
}
