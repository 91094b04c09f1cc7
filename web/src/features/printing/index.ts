export { PrintedGuide } from './printed-guide';
