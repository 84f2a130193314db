/**
 * Core of the design system: what any page may need for its first paint. Forms, overlays and data views are
 * separate entries (`ui/forms`, `ui/overlay`, `ui/data`). See `README.md` beside this file.
 */
export { Avatar } from './avatar/avatar';
export { Badge } from './badge/badge';
export { Button } from './button/button';
export type { ButtonProps } from './button/button';
export { ButtonLink } from './button/button-link';
export { IconButton } from './button/icon-button';
export { Card } from './card/card';
export { classNames } from './lib/class-names';
export { Icon } from './icon/icon';
export type { IconName } from './icon/icon-paths';
export { Cluster } from './layout/cluster';
export { Container } from './layout/container';
export { Grid } from './layout/grid';
export { Stack } from './layout/stack';
export { IconList } from './icon-list/icon-list';
export { Logo } from './logo/logo';
export { FailureNotice } from './notice/failure-notice';
export { moveFocus } from './lib/move-focus';
export { Notice } from './notice/notice';
export { PageHeader } from './page-header/page-header';
export { PitchLines } from './pitch-lines/pitch-lines';
export { Skeleton } from './skeleton/skeleton';
export { Spinner } from './spinner/spinner';
export { EmptyState } from './state/empty-state';
export { ErrorState } from './state/error-state';
export { TextLink } from './text-link/text-link';
export { Eyebrow } from './typography/eyebrow';
export { Heading } from './typography/heading';
export { Text } from './typography/text';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
