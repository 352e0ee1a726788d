/** The id of a patron on a button: all of it where three lines hold it. */
export const PatronName = ({ patron }: { readonly patron: string }) => (
  <span className="wrap-anywhere line-clamp-3 text-base leading-tight" title={patron}>
    {patron}
  </span>
);
