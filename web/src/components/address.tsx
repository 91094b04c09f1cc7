import { Fragment } from 'react';

/** An address that wraps after its slashes and before its dots. */
export const Address = ({ children }: { children: string }) =>
  children.split(/(?<=\/)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
