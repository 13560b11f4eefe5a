import {
  Brush,
  Coffee,
  IceCreamCone,
  type LucideIcon,
  MapPin,
  Ticket,
  Trees,
  Utensils,
  Wine,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  restaurant: Utensils,
  bar: Wine,
  cafe: Coffee,
  dessert: IceCreamCone,
  entertainment: Ticket,
  experience: Brush,
  outdoor: Trees,
};

/** The icon of one of the seven categories; a plain pin for any other word. */
export function categoryIcon(category: string): LucideIcon {
  return ICONS[category.toLowerCase()] ?? MapPin;
}
