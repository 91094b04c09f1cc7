import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Asset } from '../../api/types';
import { Button, type ButtonLook } from '../../components/button';
import { hasPicture } from '../../lib/offers';

/** Few need it. */
const StableAddressDialog = lazy(() => import('./stable-address-dialog'));

interface StableAddressButtonProps extends ButtonLook {
  asset: Asset;
  /** The name of the asset, where there are more such buttons. */
  of?: string;
  className?: string;
}

/** Opens the stable addresses of an asset; only what the server calls open to all has them. */
export function StableAddressButton({ asset, of, ...look }: StableAddressButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!asset.open_to_all || !(asset.original || hasPicture(asset))) return null;
  return (
    <>
      <Button {...look} data-needs-script aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Link2 />
        <span>Kopieer vast adres{of !== undefined && <span className="sr"> van {of}</span>}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <StableAddressDialog asset={asset} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
