import { ArrowUpRight } from "lucide-react";
import {
	type MouseEvent,
	type ReactNode,
	useEffect,
	useRef,
	useSyncExternalStore,
} from "react";
import {
	NavLink,
	useLocation,
	useNavigate,
	useSearchParams,
} from "react-router";
import { wantsStillness } from "./media-query.ts";

type Props = {
	/** A path of this site, an anchor of the page, or a full address. */
	href: string;
	/** Opens a new tab and says so to screen readers (ROUTE-23). */
	isExternal?: boolean;
	/** Draws the arrow that marks a link elsewhere. */
	hasArrow?: boolean;
	/** A file of this site, such as a calendar: the browser fetches it, the page stays. */
	isFile?: boolean;
	/** Also marked as current on the pages below its own (/fitness-tips/nutrition/…). */
	isSection?: boolean;
	/** Pressed inside a dialog, it closes the dialog. */
	closesDialog?: boolean;
	className?: string;
	onClick?: (event: MouseEvent) => void;
	"aria-label"?: string;
	"data-variant"?: string;
	"data-size"?: string;
	children: ReactNode;
};

/**
 * Every link of the site. Pages of this site are fetched ahead when the visitor points at them; the rest are plain
 * links. For a control that does something instead of leading somewhere, use a button.
 */
export function Link({
	href,
	isExternal = false,
	hasArrow = false,
	isFile = false,
	isSection = false,
	closesDialog = false,
	children,
	...look
}: Props) {
	const rest = closesDialog ? { ...look, "data-closes-dialog": "" } : look;
	if (isExternal) {
		return (
			<a {...rest} href={href} target="_blank" rel="noopener">
				{children}
				{hasArrow && <ArrowUpRight className="icon" />}
				<span className="spoken"> (opens in a new tab)</span>
			</a>
		);
	}
	if (isFile || !href.startsWith("/")) {
		return (
			<a {...rest} href={href}>
				{children}
			</a>
		);
	}
	return (
		<NavLink
			{...rest}
			to={href}
			end={!isSection}
			prefetch="intent"
			viewTransition={!wantsStillness()}
			discover="none"
		>
			{children}
		</NavLink>
	);
}

/** Goes to a page of this site after something has happened; for a link that is pressed use Link. */
export function useGoTo(): (path: string) => void {
	const navigate = useNavigate();
	return (path) => void navigate(path, { viewTransition: !wantsStillness() });
}

/** The query of the address and how to change it without a new entry, a new page or a scroll. */
export function useQuery(): {
	/** As after the question mark; empty in the built HTML. */
	query: string;
	/** hash: the anchor that the address names from then on, with its #. */
	replaceQuery: (query: string, hash?: string) => void;
} {
	const { search } = useLocation();
	const navigate = useNavigate();
	return {
		query: search.slice(1),
		replaceQuery(query, hash = "") {
			const shown = navigate(
				{ search: query },
				{ replace: true, preventScrollReset: true },
			);
			// React Router scrolls to every anchor that it goes to: it is not told about this one.
			void Promise.resolve(shown).then(() => {
				if (hash !== "" && location.search === `?${query}`)
					history.replaceState(history.state, "", `?${query}${hash}`);
			});
		},
	};
}

/** The path of the page that is shown. */
export function useCurrentPath(): string {
	return useLocation().pathname;
}

type MissingState = { missing: string };

/** Leads on from an address that is none, and leaves no entry of it: Back goes to where the visitor came from (C-19). */
export function useLeadOn(): (path: string) => void {
	const navigate = useNavigate();
	const missing = useMissingPath();
	return (path) =>
		void navigate(path, {
			replace: true,
			state: { missing } satisfies MissingState,
		});
}

/** The address that was asked for before useLeadOn, or that of the page itself. */
export function useMissingPath(): string {
	const { state, pathname } = useLocation();
	return isMissingState(state) ? state.missing : pathname;
}

function isMissingState(state: unknown): state is MissingState {
	return typeof state === "object" && state !== null && "missing" in state;
}

/** Calls back when another page is shown; not for the first one. */
export function usePageChange(onChange: () => void): void {
	const path = useCurrentPath();
	const shown = useRef(path);
	useEffect(() => {
		if (shown.current === path) return;
		shown.current = path;
		onChange();
	});
}

const never = () => () => {};

/**
 * One parameter of the address, and how to change it. It is undefined in the built HTML and until React has taken
 * over: the page then shows what it shows without a parameter.
 */
export function useAddressParam(name: string): {
	value: string | undefined;
	/** undefined takes the parameter away. isNewEntry: the browser's Back returns to the value before. */
	set: (value: string | undefined, isNewEntry?: boolean) => void;
} {
	const [params, setParams] = useSearchParams();
	const isReady = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	return {
		value: isReady ? (params.get(name) ?? undefined) : undefined,
		set(value, isNewEntry = false) {
			const next = new URLSearchParams(params);
			if (value === undefined) next.delete(name);
			else next.set(name, value);
			setParams(next, { replace: !isNewEntry, preventScrollReset: true });
		},
	};
}
