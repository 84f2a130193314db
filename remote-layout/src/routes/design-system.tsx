import { DesignSystemPage } from '@skora/shared/ui/samples';

export default function DesignSystem() {
  return <DesignSystemPage />;
}
