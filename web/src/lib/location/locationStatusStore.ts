import { createStore, useSelector } from '@tanstack/react-store';
import { forgetOn } from '../personalData.ts';
import { firstStatus, type LocationEvent, type LocationStatus, nextStatus } from './locationStatus.ts';
import { isFresh, knownLocation } from './locationStore.ts';
import { hasGeolocation } from './position.ts';

const cached = () => isFresh(knownLocation(), Date.now());
const first = () => firstStatus({ cached: cached(), supported: hasGeolocation() });
const store = createStore<LocationStatus>(first());

// The position goes with who signs out; whether there is one is then what it is for a first visit.
forgetOn(['signed out'], () => store.setState(first));

export const locationStatus = () => store.state;

export function changeStatus(event: LocationEvent): void {
  store.setState(() => nextStatus(event, cached()));
}

export const useLocationStatus = (): LocationStatus => useSelector(store);
