import { useParams } from '@skora/shared/router';
import { ClipPage } from '../features/clips/page/clip-page';

export default function Clip() {
  return <ClipPage id={useParams()['id'] ?? ''} />;
}
