import { CopyLink } from "./copy-link.tsx";

type Props = {
	label: string;
	address: string;
	copied: string;
	byHand: string;
};

/** CopyLink with a constant address, because an island's props must be JSON, not functions. */
export function CopyAddress({ address, ...rest }: Props) {
	return <CopyLink {...rest} address={() => address} />;
}
