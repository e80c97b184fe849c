import { afterEach, expect, test, vi } from "vitest";
import { clearProviderStorage } from "./storage-keys.ts";

afterEach(() => vi.unstubAllGlobals());

test("a provider's cookie of a parent domain is removed", () => {
	const written: string[] = [];
	vi.stubGlobal("localStorage", {});
	vi.stubGlobal("sessionStorage", {});
	vi.stubGlobal("location", { hostname: "www.gym.example" });
	vi.stubGlobal("document", {
		get cookie() {
			return "contact=ada; _fbp=1";
		},
		set cookie(cookie: string) {
			written.push(cookie);
		},
	});
	clearProviderStorage();
	expect(written).toEqual([
		"contact=;max-age=0;path=/",
		"contact=;max-age=0;path=/;domain=www.gym.example",
		"contact=;max-age=0;path=/;domain=gym.example",
		"contact=;max-age=0;path=/;domain=example",
	]);
});
