import { Td, Tr } from '@strapi/design-system';
import { formatShortMoment } from '../lib/format';
import { PanelTable, TextCells } from '../lib/panel-list';
import { getActionWords } from '../../../../shared/log-words/action-words';
import { LineDetails } from './line-details';
import { getWho, type LogLine } from '../../../../shared/log-words/line-words';

const HEADS = ['Wanneer', 'Wie', 'Wat', 'Waarmee', 'Vanwaar', 'Details'];

export const LogTable = ({ lines }: { lines: readonly LogLine[] }) => (
  <PanelTable heads={HEADS} rowCount={lines.length}>
    {lines.map((line) => {
      const { id, at, action, subject, subject_name: name, ip } = line;
      return (
        <Tr key={id}>
          <TextCells
            texts={[
              formatShortMoment(at),
              getWho(line),
              getActionWords(action),
              name ?? subject ?? '',
              ip ?? '',
            ]}
          />
          <Td>
            <LineDetails line={line} />
          </Td>
        </Tr>
      );
    })}
  </PanelTable>
);
