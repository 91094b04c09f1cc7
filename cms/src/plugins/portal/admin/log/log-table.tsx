import { Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { formatShortMoment } from '../lib/format';
import { getActionWords } from './action-words';
import { LineDetails } from './line-details';
import { getWho, type LogLine } from './log-line';

const HEADS = ['Wanneer', 'Wie', 'Wat', 'Waarmee', 'Vanwaar', 'Details'];

/** Lines of the audit log. */
export function LogTable({ lines }: { lines: readonly LogLine[] }) {
  return (
    <Table colCount={HEADS.length} rowCount={lines.length + 1}>
      <Thead>
        <Tr>
          {HEADS.map((head) => (
            <Th key={head}>
              <Typography variant="sigma">{head}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {lines.map((line) => (
          <Tr key={line.id}>
            {[
              formatShortMoment(line.at),
              getWho(line),
              getActionWords(line.action),
              line.subject ?? '',
              line.ip ?? '',
            ].map((cell, at) => (
              <Td key={HEADS[at]}>
                <Typography>{cell}</Typography>
              </Td>
            ))}
            <Td>
              <LineDetails line={line} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
