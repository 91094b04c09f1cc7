interface StableUsesProps {
  /** Of an asset, as the server tells administrators. */
  uses: number | undefined;
  className?: string;
}

/** Warns that an asset is shown elsewhere, before it is replaced, closed or deleted. */
export const StableUses = ({ uses = 0, className }: StableUsesProps) =>
  uses > 0 && (
    <p className={className}>
      Dit bestand wordt via een vast adres gebruikt: {uses} keer in de laatste 7 dagen.
    </p>
  );
