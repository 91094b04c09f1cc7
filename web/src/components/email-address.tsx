import { Fragment } from 'react';

/** An address that wraps before its at sign and its dots, and never inside a word. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
