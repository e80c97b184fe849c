import { createContext } from "react";

/** The props of all islands of the page that is being rendered, in their order; the document writes them as JSON. */
export const CollectedProps = createContext<object[] | undefined>(undefined);
