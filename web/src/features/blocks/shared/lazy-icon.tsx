import {
  ArrowDown,
  Calendar,
  FileText,
  Image,
  Info,
  MapPin,
  Phone,
  Play,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

const ICONS: Record<string, LucideIcon> = {
  'arrow-down': ArrowDown,
  'file-text': FileText,
  image: Image,
  info: Info,
  phone: Phone,
  play: Play,
  calendar: Calendar,
  'map-pin': MapPin,
  users: Users,
};

/** A rarely used icon, loaded lazily; renders nothing for an unknown one. */
export default function LazyIcon({ value }: { value: string }) {
  const icon = Object.hasOwn(ICONS, value) ? ICONS[value] : undefined;
  return icon ? createElement(icon) : null;
}
