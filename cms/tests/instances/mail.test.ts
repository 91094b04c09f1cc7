import { expect, test } from 'vitest';
import { getMailbox } from '../support/mailbox';
import { getPeople, type One } from '../support/people';
import { sharedPair } from '../support/shared-pair';

test('each mail is sent once, however many instances look', async () => {
  const { here, there } = await sharedPair();
  const admin = await here.admin();
  const people = getPeople(admin);
  const both = [admin, await there.admin()];
  const made = await Promise.all(
    both.flatMap((client) => Array.from({ length: 6 }, () => client.post<One>('/users', people.person()))),
  );
  const left = () => here.strapi.db.query('api::mail.mail').count({ where: { failedAt: null } });
  await expect.poll(left).toBe(0);
  for (const { body } of made) expect(await getMailbox(here.dataDir).to(body.data.email)).toHaveLength(1);
});
