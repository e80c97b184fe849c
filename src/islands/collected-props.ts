import { createContext } from "react";

/** The props of all islands of the page being rendered; the document writes them as JSON. */
export const CollectedProps = createContext<object[] | undefined>(undefined);
