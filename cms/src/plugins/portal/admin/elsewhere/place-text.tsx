import { Flex, Link, Typography } from '@strapi/design-system';
import type { Place } from './places';

/** Where the portal does this, and the way there. */
export function PlaceText({ text, link }: Place) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography>{text}</Typography>
      {link && <Link href={link.href}>{link.label}</Link>}
    </Flex>
  );
}
