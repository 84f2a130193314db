import { DesignSystemPage } from '@skora/shared/ui/showcase';

export default function DesignSystem() {
  return <DesignSystemPage />;
}
