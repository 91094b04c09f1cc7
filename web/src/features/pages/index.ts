export { GuideIndex } from './guide-index';
export { HomeView } from './home-view';
export { Opening } from './opening';
export { PageProblem } from './page-problem';
export { PageSkeleton } from './page-skeleton';
export { PageView } from './page-view';
export { usePrefetchOnIntent } from './prefetch';
export { usePage } from './use-page';
