import { CopyLink } from "./copy-link.tsx";

type Props = {
	label: string;
	address: string;
	/** Said after copying. */
	copied: string;
	/** Stands over the address when the browser does not let the page copy. */
	byHand: string;
};

/** Copies an address that never changes. */
export function CopyAddress({ address, ...rest }: Props) {
	return <CopyLink {...rest} address={() => address} />;
}
