import { Button, Modal, Tr } from '@strapi/design-system';
import { formatMoment } from '../lib/format';
import { PanelTable, TextCells } from '../lib/panel-list';
import { getActionWords } from '../../../../shared/log-words/action-words';
import { getDetails, type LogLine } from '../../../../shared/log-words/line-words';

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
          <PanelTable heads={HEADS} rowCount={details.length}>
            {details.map(({ name, before, after }, index) => (
              <Tr key={`${name} ${index}`}>
                <TextCells texts={[name, before, after]} />
              </Tr>
            ))}
          </PanelTable>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
