import { Td, Tr } from '@strapi/design-system';
import { formatShortMoment } from '../lib/format';
import { PanelTable, TextCells } from '../lib/panel-list';
import { getActionWords } from './action-words';
import { LineDetails } from './line-details';
import { getWho, type LogLine } from './log-line';

const HEADS = ['Wanneer', 'Wie', 'Wat', 'Waarmee', 'Vanwaar', 'Details'];

export const LogTable = ({ lines }: { lines: readonly LogLine[] }) => (
  <PanelTable heads={HEADS} rowCount={lines.length}>
    {lines.map((line) => {
      const { id, at, action, subject, ip } = line;
      return (
        <Tr key={id}>
          <TextCells
            texts={[formatShortMoment(at), getWho(line), getActionWords(action), subject ?? '', ip ?? '']}
          />
          <Td>
            <LineDetails line={line} />
          </Td>
        </Tr>
      );
    })}
  </PanelTable>
);
