import { clsx } from 'clsx';
import { RotateCcw, Trash2 } from 'lucide-react';
import useSWR from 'swr';
import type { components } from '../../../api/schema';
import { Button, ButtonLink } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { EmptyState } from '../../../components/empty-state';
import { ListState, useFocusRescue } from '../../../components/list-state';
import { ChosenBox, RestoreChosen } from '../../../components/restore-chosen';
import { api } from '../../../lib/api/client';
import { loadEvery } from '../../../lib/api/load-every';
import { fullMoment } from '../../../lib/dates/moments';
import { getName } from '../../../lib/asset-display';
import { swrKey } from '../../../lib/swr-keys';
import { toast } from '../../../lib/toasts/toasts';
import { useRestoreChosen } from '../../../lib/use-restore-chosen';
import { AssetPlate } from '../library/asset-plate';
import { removeForGood, restoreAsset } from '../library/writes';
import styles from './deleted-assets.module.css';

type DeletedAsset = components['schemas']['DeletedAsset'];

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The deleted assets, most recently deleted first. */
const useDeletedAssets = () =>
  useSWR<DeletedAsset[], unknown>(swrKey('assets', 'deleted'), () =>
    loadEvery((query) => api.GET('/admin/assets/deleted', { params: { query } })),
  );

function daysLeft({ deleted_at: at }: DeletedAsset): string {
  const days = Math.max(0, Math.ceil((Date.parse(at) + KEPT_DAYS * DAY_MS - Date.now()) / DAY_MS));
  return days === 1 ? 'Nog 1 dag terug te zetten.' : `Nog ${days} dagen terug te zetten.`;
}

/** The assets that were deleted, to bring them back or to remove them for good. */
export function DeletedAssets() {
  const answer = useDeletedAssets();
  const assets = answer.data;
  const choice = useRestoreChosen({
    list: answer,
    getName,
    counted: (count) => (count === 1 ? '1 asset' : `${count} assets`),
    restore: async (id) => {
      await restoreAsset(id);
      return [];
    },
  });
  const { asking, setAsking, current, run } = choice;
  useFocusRescue(assets?.length);

  return (
    <>
      <RestoreChosen choice={choice} />
      {assets?.length === 0 && (
        <EmptyState
          title="Er zijn geen verwijderde assets"
          actions={
            <ButtonLink small to="/assets">
              Naar alle assets
            </ButtonLink>
          }
        >
          Wat je verwijdert, kun je hier dertig dagen lang terugzetten.
        </EmptyState>
      )}
      <ul role="list" className={clsx('stack gap-0', styles.assets)}>
        {assets?.map((asset) => (
          <li key={asset.id} className={clsx('grid', styles.asset)}>
            <ChosenBox
              name={getName(asset)}
              checked={choice.isChosen(asset)}
              onChange={() => choice.choose(asset)}
            />
            <AssetPlate asset={asset} sizes="96px" className={styles.plate} />
            <div className={styles.text}>
              <h2 className="title-4 breaks" id={`asset-${asset.id}`}>
                {getName(asset)}
              </h2>
              <p className="meta">
                Verwijderd op {fullMoment(asset.deleted_at)}
                {asset.deleted_by && ` door ${asset.deleted_by.name}`}. {daysLeft(asset)}
              </p>
            </div>
            <div className={`cluster span-all ${styles.actions}`}>
              <Button
                variant="soft"
                small
                busy={current === asset.id && !asking}
                aria-describedby={`asset-${asset.id}`}
                onClick={() =>
                  void run(asset, restoreAsset, () =>
                    toast.success(`${getName(asset)} is teruggezet.`, 'Ook waar de asset stond.'),
                  )
                }
              >
                <RotateCcw />
                Terugzetten
              </Button>
              <Button
                variant="quiet"
                small
                aria-describedby={`asset-${asset.id}`}
                onClick={() => setAsking(asset)}
              >
                <Trash2 />
                Definitief verwijderen
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ListState list={answer} />
      {asking && (
        <ConfirmDialog
          title={`${getName(asking)} definitief verwijderen?`}
          verb="Definitief verwijderen"
          busy={current === asking.id}
          onConfirm={() =>
            void run(asking, removeForGood, () =>
              toast.success(`${getName(asking)} is definitief verwijderd.`),
            )
          }
          onClose={() => setAsking(null)}
        >
          <p>De asset en alle bestanden erbij zijn dan voorgoed weg.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
