import { Button, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { formatMoment } from '../lib/format';
import { getActionWords } from './action-words';
import { getDetails, type LogLine } from './log-line';

const HEADS = ['Gegeven', 'Was', 'Is'];

/** The details of a line in a dialog; nothing when there are none. */
export function LineDetails({ line }: { line: LogLine }) {
  const details = getDetails(line);
  if (details.length === 0) return null;
  return (
    <Modal.Root>
      <Modal.Trigger>
        <Button variant="tertiary" size="S">
          Bekijken
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {getActionWords(line.action)}, {formatMoment(line.at)}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Table colCount={HEADS.length} rowCount={details.length + 1}>
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
              {details.map(({ name, before, after }) => (
                <Tr key={name}>
                  {[name, before, after].map((cell, at) => (
                    <Td key={HEADS[at]}>
                      <Typography>{cell}</Typography>
                    </Td>
                  ))}
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
