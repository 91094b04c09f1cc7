interface StableUsesProps {
  /** Of an asset, or of some together, as the server tells administrators. */
  uses: number | undefined;
  /** Of how many assets. */
  of?: number;
  className?: string;
}

/** Warns that an asset is shown elsewhere, before it is replaced, closed or deleted. */
export const StableUses = ({ uses = 0, of = 1, className }: StableUsesProps) =>
  uses > 0 && (
    <p className={className}>
      {of === 1 ? 'Dit bestand wordt' : 'Deze bestanden worden'} via een vast adres gebruikt: {uses} keer in
      de laatste 7 dagen.
    </p>
  );
